import Typography from '@mui/material/Typography'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useDraftPart } from '../../draft/useItemDraft.ts'
import { SectionRows } from '../../fields/SectionRows.tsx'
import { useRowList } from '../../fields/useRowList.ts'

/** What the customer ordered of the item, an order a row. */
export function OrdersGroup() {
  const { purchaseOrders } = useDraftPart(values => values.approval)
  const { readOnly } = useRowList('approval.purchaseOrders')
  return (
    <FieldGroup title="Purchase Orders">
      <div style={{ gridColumn: '1 / -1', minWidth: 0 }}>
        {readOnly && purchaseOrders.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            No order of the item is entered.
          </Typography>
        ) : (
          <SectionRows path="approval.purchaseOrders" title="" rowWord="order" />
        )}
      </div>
    </FieldGroup>
  )
}
