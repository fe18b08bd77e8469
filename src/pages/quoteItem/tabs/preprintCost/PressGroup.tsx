import Typography from '@mui/material/Typography'
import { tidy } from '#domain/formats'
import { preprintRun } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { readable } from '../../draft/readable.ts'
import { useDraftPart } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'

/** Who prints the liner, what the press loses, and how far it runs for a thousand units. */
export function PressGroup() {
  const roll = useDraftPart(({ prePrintDesign }) => prePrintDesign)
  const design = useDraftPart(values => values.design)
  const { prePrintDesign: readRoll, design: readDesign } = readable({ prePrintDesign: roll, design })
  const run = preprintRun(readRoll, readDesign)
  return (
    <FieldGroup title="Press" columnWidth={165}>
      <SectionField path="preprintCost.printedBy" span={2} />
      <SectionField path="preprintCost.makeReadyMetres" />
      <SectionField path="preprintCost.runWaste" />
      <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
        {run === null
          ? 'How far the press runs follows from the route of Design and the roll of Preprint Design.'
          : `${tidy(run.metresPerUnit * 1000, 1)} m of press for a thousand units, ${tidy(run.sqmPerMetre, 2)} m² of web a metre, without what is lost.`}
      </Typography>
    </FieldGroup>
  )
}
