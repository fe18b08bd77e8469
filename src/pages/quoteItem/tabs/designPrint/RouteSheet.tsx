import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { tidy } from '#domain/formats'
import { type PrintedSheet, sheetOfRoute } from '#domain/quoteItem'
import { readable } from '../../draft/readable.ts'
import { useDraft, useDraftPart } from '../../draft/useItemDraft.ts'

interface RouteSheetProps {
  readonly sheet: PrintedSheet
  readonly readOnly: boolean
}

const sized = ['sheetLength', 'sheetWidth', 'totalNumberUp'] as const

/** The sheet of the route where a printed one is another, which is taken at a press; nothing where it is that. */
export function RouteSheet({ sheet, readOnly }: RouteSheetProps) {
  const draft = useDraft()
  const route = sheetOfRoute(readable(useDraftPart(values => values.design)))
  if (route === null || sized.every(name => route[name] === sheet[name])) return null
  const take = () =>
    draft.change('designPrint', {
      printedSheets: draft
        .values()
        .designPrint.printedSheets.map(each => (each.key === sheet.key ? { ...each, ...route } : each)),
    })
  const up = route.totalNumberUp === null ? '' : `, ${tidy(route.totalNumberUp)} up`
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
    >
      The sheet of the route is {tidy(route.sheetLength ?? 0)} × {tidy(route.sheetWidth ?? 0)} mm{up}. What is
      printed counts in the cost.
      {readOnly ? null : (
        <Button size="small" onClick={take}>
          Take it
        </Button>
      )}
    </Typography>
  )
}
