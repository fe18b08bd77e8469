import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { plantAlone } from '#domain/boardGrades'
import { usualCoverage } from '#domain/estimating'
import type { ItemSections } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { TryAgain } from '../../../../components/panel/TryAgain.tsx'
import { usePrintingLookup } from '../../draft/facts/usePrintingLookup.ts'
import { useDraftValues } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'
import { type CellProps, SectionRows } from '../../fields/SectionRows.tsx'
import { InkCell } from './InkCell.tsx'

type Cell = CellProps<'printing.inkCoverages' | 'printing.inkCoveragesBack'>

/** The inks in the order in which they are printed, front and back. */
export function InksGroup() {
  const { product, printing } = useDraftValues()
  const { isDoubleSided, inkCoverages } = printing
  const { data, isPending, isError, refetch } = usePrintingLookup(product)
  const inks = data?.inks ?? null
  const cells = {
    inkCode: (cell: Cell) => <InkCell {...cell} inks={inks} />,
    stereoCode: (cell: Cell) => <Wide {...cell} width={92} />,
    printCoverage: (cell: Cell) => <Wide {...cell} width={96} placeholder={`usual ${usualCoverage}`} />,
  }
  return (
    <FieldGroup title="Inks" columnWidth={2000}>
      {isError ? (
        <TryAgain onRetry={refetch}>
          The plant’s inks could not be read. Codes can be typed meanwhile.
        </TryAgain>
      ) : (
        <Typography variant="caption" color="textSecondary" aria-live="polite">
          {isPending ? 'Reading the plant’s inks…' : sourceWords(product, inks?.length ?? null)}
        </Typography>
      )}
      {inkCoverages.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          No colours yet: choose their number, or add the first ink.
        </Typography>
      ) : null}
      <SectionRows
        path="printing.inkCoverages"
        rowWord="ink"
        title={isDoubleSided ? 'Front' : ''}
        cells={cells}
      />
      {isDoubleSided ? (
        <SectionRows path="printing.inkCoveragesBack" rowWord="ink" title="Back" cells={cells} />
      ) : null}
    </FieldGroup>
  )
}

/** A cell that is given room for what stands in it. */
function Wide({
  path,
  label,
  width,
  ...rest
}: Cell & { readonly width: number; readonly placeholder?: string }) {
  return (
    <Box sx={{ minWidth: width }}>
      <SectionField isCell path={path} label={label} {...rest} />
    </Box>
  )
}

/** Where the inks come from, in words. */
function sourceWords({ preferredPlantCode }: ItemSections['product'], count: number | null): string {
  const plant = plantAlone(preferredPlantCode)
  if (plant === '') return 'Choose a preferred plant on Overview to choose from its inks; codes can be typed.'
  if (count === null) return `Which inks ${plant} keeps is not known; codes can be typed.`
  if (count === 0) return `${plant} keeps no ink for this process. An administrator adds inks to a plant.`
  const kept = count === 1 ? 'the one ink' : `the ${count} inks`
  return `In printing order, from ${kept} that ${plant} keeps for this process.`
}
