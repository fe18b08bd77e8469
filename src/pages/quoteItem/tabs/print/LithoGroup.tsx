import Typography from '@mui/material/Typography'
import { coloursOf, lithoCounts } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { readable } from '../../draft/readable.ts'
import { useDraftValues } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'

/** The colours of litho, counted by kind and side. */
export function LithoGroup() {
  const { printing } = useDraftValues()
  const sides = printing.isDoubleSided ? (['front', 'back'] as const) : (['front'] as const)
  return sides.map(side => (
    <FieldGroup key={side} title={side === 'front' ? 'Colours Front' : 'Colours Back'} columnWidth={150}>
      {lithoCounts[side].map(field => (
        <SectionField key={field} path={`printing.${field}`} />
      ))}
      <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
        {coloursOf(readable(printing), side)} of 7 colours
      </Typography>
    </FieldGroup>
  ))
}
