import type { NewWorkRow } from '#contract/newWork'
import { TableRegion } from '../../../../components/list/TableRegion.tsx'
import { NewWorkActions } from '../../../worklists/newWork/NewWorkActions.tsx'
import { quoteItemOrderColumns } from '../../../worklists/newWork/newWorkColumns.tsx'

const look = { '& thead th': { textAlign: 'left' }, '& [data-right]': { textAlign: 'right !important' } }

/** The orders of a quote item, newest first, each with what can be done with it. */
export function OrdersTable({ rows }: { readonly rows: readonly NewWorkRow[] }) {
  return (
    <TableRegion label="Orders" sx={look}>
      <table className="MuiTable-root" aria-label="Orders" style={{ width: '100%' }}>
        <thead>
          <tr>
            <th scope="col">Action</th>
            {quoteItemOrderColumns.map(({ source, label, align }) => (
              <th key={source} scope="col" {...(align === 'right' ? { 'data-right': '' } : {})}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id} aria-label={`Order ${row.reference}`}>
              <td>
                <NewWorkActions row={row} isOfOrder />
              </td>
              {quoteItemOrderColumns.map(({ source, align, show, text }) => (
                <td key={source} {...(align === 'right' ? { 'data-right': '' } : {})}>
                  {(show ?? text)(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}
