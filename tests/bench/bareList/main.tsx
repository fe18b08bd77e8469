import simpleRestProvider from 'ra-data-simple-rest'
import { Admin, DataTable, fetchUtils, List, Resource } from 'react-admin'
import { createRoot } from 'react-dom/client'

/** What the product is measured against: react-admin with one list of the same rows and columns, and nothing else. */
const columns = [
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
]

const request: typeof fetchUtils.fetchJson = (address, options) =>
  fetchUtils.fetchJson(`${address}&AssignmentGroup=DESIGN`, {
    ...options,
    user: { authenticated: true, token: `Bearer ${localStorage.getItem('token') ?? ''}` },
  })

const dataProvider = simpleRestProvider('/quote-worklist/Quote', request)

const BareList = () => (
  <List perPage={25} sort={{ field: 'dateArrived', order: 'DESC' }}>
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
