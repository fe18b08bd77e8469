import { useTheme } from '@mui/material/styles'
import { type DeckleLayout, deckleLayout, defaultCorrugator, outsOn } from '#domain/corrugator'
import { plantOf } from '#domain/estimating'
import { tidy } from '#domain/formats'
import type { DesignStep } from '#domain/quoteItem'
import { useEngineMasters } from '../../../../../dataProvider/useEngineMasters.ts'
import { useDraftValues } from '../../../draft/useItemDraft.ts'
import type { Fitted } from '../../../rail/fitDrawing.ts'
import { Measured } from './Measured.tsx'

/** The sheets beside each other on the web, with the trim that no sheet uses at its edges. */
export function DeckleDrawing({ step }: { readonly step: DesignStep }) {
  const { preferredPlantCode } = useDraftValues().product
  const { data: masters } = useEngineMasters()
  const plant = masters === undefined ? undefined : plantOf(preferredPlantCode, masters)
  const settings = plant?.settings.corrugator ?? defaultCorrugator
  const [length, width, deckle] = [step.sheetLength ?? 0, step.sheetWidth ?? 0, step.paperDeckleWidth ?? 0]
  const isSized = length > 0 && width > 0 && deckle > 0
  const creasesPerSheet = Math.max(0, step.stepCreases.filter(({ value }) => (value ?? 0) > 0).length - 1)
  const out = isSized ? outsOn(deckle, { sheetWidth: width, creasesPerSheet }, settings) : 0
  const trim = deckle - out * width
  const words =
    out === 0
      ? `A sheet of ${tidy(width, 1)} mm and ${tidy(settings.minTrim)} mm trim do not fit ${tidy(deckle)} mm.`
      : `${out} beside each other, trim ${tidy(trim)} mm (${tidy((trim / deckle) * 100, 1)} %).`
  return (
    <Measured
      title="Sheets on the deckle"
      words={`Deckle ${tidy(deckle)} mm: ${words}`}
      thing={isSized ? { width: Math.max(length, deckle * 0.8), height: deckle } : null}
      missing="Enter sheet and paper deckle to see it."
      below={tidy(length, 1)}
      beside={tidy(deckle)}
      {...(isSized ? { note: words } : {})}
    >
      {fitted => <Web fitted={fitted} laid={deckleLayout({ length, width }, { deckle, out })} />}
    </Measured>
  )
}

function Web({ fitted, laid }: { readonly fitted: Fitted; readonly laid: DeckleLayout }) {
  const { palette } = useTheme()
  const { left, top, width, height, scale } = fitted
  return (
    <>
      <rect x={left} y={top} width={width} height={height} fill={palette.warning.light} opacity={0.35} />
      {laid.sheets.map(({ y, width: across }) => (
        <rect
          key={y}
          x={left}
          y={top + y * scale}
          width={width}
          height={across * scale}
          fill={palette.background.paper}
          stroke={palette.text.primary}
        />
      ))}
      <rect x={left} y={top} width={width} height={height} fill="none" stroke={palette.text.primary} />
    </>
  )
}
