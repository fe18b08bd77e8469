import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { startingRoll } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useDesignLookup } from '../../draft/facts/useDesignLookup.ts'
import { readable } from '../../draft/readable.ts'
import { useDraft, useDraftValues } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'
import { useSectionField } from '../../fields/useSectionField.ts'
import { NumberOfColours } from '../print/NumberOfColours.tsx'

/** The printed roll: its width, what repeats on it, and how many lie beside each other. */
export function RollGroup() {
  const draft = useDraft()
  const { product, design, prePrintDesign } = useDraftValues()
  const { data } = useDesignLookup(product)
  const { readOnly } = useSectionField('prePrintDesign.rollWidth')
  const kept = data?.deckles ?? []
  const offer = startingRoll(readable(design))
  const isOther = offer !== null && JSON.stringify(offer) !== JSON.stringify(prePrintDesign)
  const isEmpty = Object.values(prePrintDesign).every(value => value === null)
  return (
    <FieldGroup
      title="Roll"
      columnWidth={130}
      beside={
        isOther && !readOnly ? (
          <Button size="small" onClick={() => draft.change('prePrintDesign', offer)}>
            Take it from Design
          </Button>
        ) : undefined
      }
    >
      <SectionField
        path="prePrintDesign.rollWidth"
        helperText={kept.length > 0 && !readOnly ? `kept: ${kept.join(', ')}` : undefined}
      />
      <SectionField
        path="prePrintDesign.repeat"
        helperText={readOnly ? undefined : 'along the web, from one print to the next'}
      />
      <SectionField
        path="prePrintDesign.lanes"
        helperText={readOnly ? undefined : 'sheets beside each other on a roll'}
      />
      <SectionField
        path="prePrintDesign.webs"
        helperText={readOnly ? undefined : 'rolls beside each other on the press'}
      />
      <NumberOfColours />
      {isEmpty && readOnly ? (
        <Typography variant="body2" color="textSecondary">
          No roll was entered.
        </Typography>
      ) : null}
    </FieldGroup>
  )
}
