import simpleRestProvider from 'ra-data-simple-rest'
import { Admin, DataTable, fetchUtils, List, Pagination, Resource } from 'react-admin'
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

/** What else a row says; `?rows=100&all` shows these as well, 26 columns in all. */
const more = ['itemCategory', 'productCode', 'initiatorName', 'assigneeName']

const asked = new URLSearchParams(location.search)
const shown = asked.has('all') ? [...columns, ...more] : columns
const perPage = Number(asked.get('rows') ?? 25)

const request: typeof fetchUtils.fetchJson = (address, options) =>
  fetchUtils.fetchJson(`${address}&AssignmentGroup=DESIGN`, {
    ...options,
    user: { authenticated: true, token: `Bearer ${localStorage.getItem('token') ?? ''}` },
  })

const dataProvider = simpleRestProvider('/quote-worklist/Quote', request)

const BareList = () => (
  <List
    perPage={perPage}
    pagination={<Pagination rowsPerPageOptions={[25, 100]} />}
    sort={{ field: 'dateArrived', order: 'DESC' }}
  >
    <DataTable>
      {shown.map(source => (
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
