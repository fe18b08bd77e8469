import simpleRestProvider from 'ra-data-simple-rest'
import { Admin, DataTable, fetchUtils, List, Pagination, Resource } from 'react-admin'
import { createRoot } from 'react-dom/client'

interface MeasuredList {
  readonly service: string
  readonly group: string
  readonly columns: readonly string[]
}

/** What the product is measured against: react-admin with one list of the same rows and columns, and nothing else. */
const lists: Readonly<Record<string, MeasuredList>> = {
  quotes: {
    service: '/quote-worklist/Quote',
    group: 'DESIGN',
    columns: [
      'quoteNumber',
      'quoteDescription',
      'reference',
      'assignmentGroup',
      'assignee',
      'dateInitiated',
      'dateArrived',
      'customerName',
      'customerCode',
      'productDescription',
      'currentStep',
      'initiator',
      'customerDueDate',
      'isEvisy',
      'plant',
      'orderQty',
      'orderPO',
      'businessUnit',
      'drawingNo',
      'withVendor',
      'sampleStatus',
      'isPreprint',
    ],
  },
  // 25, which with the one of the tick boxes makes 26.
  newWork: {
    service: '/quote-worklist/NewWork',
    group: 'NEWWORK',
    columns: [
      'quoteReference',
      'itemNo',
      'toolingOrderId',
      'assignee',
      'productDescription',
      'dateArrived',
      'customer',
      'orderType',
      'orderReference',
      'assignmentGroup',
      'vendor',
      'dateDue',
      'status',
      'customerDueDate',
      'productCode',
      'quoteDescription',
      'isEvisy',
      'plant',
      'orderQty',
      'orderPO',
      'step',
      'itemCategory',
      'customerCode',
      'businessUnit',
      'dateCreated',
    ],
  },
}

const asked = new URLSearchParams(location.search)
const { service, group, columns } = lists[asked.get('list') ?? 'quotes'] as MeasuredList
const perPage = Number(asked.get('rows') ?? 25)

const request: typeof fetchUtils.fetchJson = (address, options) =>
  fetchUtils.fetchJson(`${address}&AssignmentGroup=${group}`, {
    ...options,
    user: { authenticated: true, token: `Bearer ${localStorage.getItem('token') ?? ''}` },
  })

const dataProvider = simpleRestProvider(service, request)

const BareList = () => (
  <List
    perPage={perPage}
    pagination={<Pagination rowsPerPageOptions={[25, 100]} />}
    sort={{ field: 'dateArrived', order: 'DESC' }}
  >
    <DataTable>
      {columns.map(source => (
        <DataTable.Col key={source} source={source} />
      ))}
    </DataTable>
  </List>
)

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <Admin dataProvider={dataProvider}>
      <Resource name="WorkList" list={BareList} />
    </Admin>,
  )
}
