import Typography from '@mui/material/Typography'
import { tidy } from '#domain/formats'
import { corrugatedStep, type ItemSections, type RollLayout, rollLayout, rollMetres } from '#domain/quoteItem'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { Measured } from '../design/drawings/Measured.tsx'
import { useBlank } from '../print/useBlank.ts'
import { PrintedRoll } from './PrintedRoll.tsx'

/** The sheet of the route, else the blank as it comes out of the corrugator: one piece a sheet. */
function sheetOf({ design }: ItemSections, blank: ReturnType<typeof useBlank>['blank']) {
  const { sheetLength, sheetWidth, totalNumberUp } = corrugatedStep(design) ?? {}
  if ((sheetLength ?? 0) > 0 && (sheetWidth ?? 0) > 0)
    return {
      from: 'Design',
      length: sheetLength ?? 0,
      width: sheetWidth ?? 0,
      pieces: Math.max(1, totalNumberUp ?? 1),
    }
  return blank === null
    ? null
    : { from: 'the blank', length: blank.sheetLength, width: blank.sheetWidth, pieces: 1 }
}

/** The lanes of sheets on the printed rolls, and how far the press runs for the expected order. */
export function RollPanel() {
  const { values, blank } = useBlank()
  const { prePrintDesign, product, printing } = values
  const sheet = sheetOf(values, blank)
  const layout = sheet === null ? null : rollLayout(prePrintDesign, sheet)
  const words = layout === null ? '' : layoutWords(layout)
  return (
    <Panel isDense title="Lanes on the Roll">
      <Measured
        title={
          sheet === null
            ? 'No sheet yet'
            : `Sheet ${tidy(sheet.length, 1)} × ${tidy(sheet.width, 1)} mm, of ${sheet.from}`
        }
        words={words}
        thing={
          layout === null
            ? null
            : {
                width: Math.max(layout.repeat * 2, layout.rollWidth * layout.webs * 0.8),
                height: layout.rollWidth * layout.webs,
              }
        }
        missing={
          sheet === null
            ? 'Enter style and size on Overview, or the route on Design, to see it.'
            : 'Enter roll width, repeat, lanes and webs to see it.'
        }
        below="along the web"
        beside={layout === null ? '' : tidy(layout.rollWidth * layout.webs, 1)}
        note={words}
        height={240}
      >
        {fitted =>
          layout === null ? null : (
            <PrintedRoll fitted={fitted} layout={layout} printing={printing} product={product} />
          )
        }
      </Measured>
      {layout === null || sheet === null ? null : (
        <Typography variant="body2">
          {runWords(layout, product.expectedOrderQuantity, sheet.pieces)}
        </Typography>
      )}
    </Panel>
  )
}

function layoutWords({ lanes, webs, trim, rollWidth, along, repeat, sheet }: RollLayout): string {
  const beside = `${lanes} ${lanes === 1 ? 'lane' : 'lanes'} on ${webs === 1 ? 'a roll' : `each of ${webs} rolls`} of ${tidy(rollWidth, 1)} mm`
  const left =
    trim < 0
      ? `${tidy(-trim, 1)} mm too narrow`
      : `${tidy(trim, 1)} mm trim (${tidy((trim / rollWidth) * 100, 1)} %)`
  const repeats =
    along === null
      ? `a repeat of ${tidy(repeat, 1)} mm holds ${tidy(repeat / sheet.length, 2)} sheets`
      : `${along} ${along === 1 ? 'sheet' : 'sheets'} a repeat`
  return `${beside}, ${left}; ${repeats}.`
}

function runWords(layout: RollLayout, quantity: number | null, pieces: number): string {
  const metres = rollMetres(layout, Math.ceil((quantity ?? 0) / pieces))
  if (metres === null)
    return layout.along === null
      ? 'How far the press runs is known when a repeat is of whole sheets.'
      : 'How far the press runs is known with the order quantity.'
  return `${tidy(metres)} m of press for ${tidy(quantity ?? 0)}, without waste.`
}
