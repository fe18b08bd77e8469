import Button from '@mui/material/Button'
import { startingLines } from '#domain/quoteItem'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useDraft } from '../../draft/useItemDraft.ts'
import { SectionRows } from '../../fields/SectionRows.tsx'
import { useRowList } from '../../fields/useRowList.ts'

const newKey = () => crypto.randomUUID().slice(0, 8)

/** The lines that the printed liner costs, each with its rate and what it is counted by. */
export function LinesGroup() {
  const draft = useDraft()
  const { rows, readOnly } = useRowList('preprintCost.details')
  const begin = () =>
    draft.change('preprintCost', { details: startingLines.map(line => ({ key: newKey(), ...line })) })
  if (readOnly && rows.length === 0) return null
  return (
    <FieldGroup
      title="Preprint Lines"
      beside={
        readOnly || rows.length > 0 ? undefined : (
          <Button size="small" onClick={begin}>
            Begin with the usual lines
          </Button>
        )
      }
    >
      <div style={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <SectionRows path="preprintCost.details" title="" rowWord="line" />
      </div>
    </FieldGroup>
  )
}
