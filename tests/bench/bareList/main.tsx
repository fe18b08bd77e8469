import simpleRestProvider from 'ra-data-simple-rest'
import {
  Admin,
  BooleanInput,
  type DataProvider,
  DataTable,
  Edit,
  fetchUtils,
  List,
  NumberInput,
  Pagination,
  Resource,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin'
import { createRoot } from 'react-dom/client'

interface MeasuredList {
  readonly service: string
  /** What its call is asked besides paging, sort and filter. */
  readonly ask: string
  readonly columns: readonly string[]
}

/** As many fields, and of the same kinds, as the overview of a quote item shows. */
const form = {
  texts: ['description', 'code', 'drawingNo', 'fefCoVariantCode', 'referenceToRegion'],
  choices: [
    'itemCategory',
    'productGroup',
    'printProcess',
    'styleCarton',
    'styleVariant',
    'vslCode',
    'styleTopFlap',
    'styleBottomFlap',
    'styleDieCutType',
    'preferredPlantCode',
    'boardGrade',
    'boardGradeVariant',
  ],
  flags: ['isGen', 'isAllowCrease'],
  numbers: ['length', 'width', 'depth', 'expectedOrderQuantity'],
} as const

const choices = Array.from({ length: 12 }, (_, at) => ({ id: `0${at}`, name: `Choice ${at}` }))

const itemColumns = [
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

/**
 * What the product is measured against: react-admin with one list of the same rows and columns and one form of as many
 * fields, and nothing else.
 */
const lists: Readonly<Record<string, MeasuredList>> = {
  quotes: {
    service: '/quote-worklist/Quote',
    ask: 'AssignmentGroup=DESIGN',
    columns: itemColumns,
  },
  items: { service: '/quote-worklist/Quote', ask: 'assigntome=true', columns: itemColumns },
  // 25, which with the one of the tick boxes makes 26.
  newWork: {
    service: '/quote-worklist/NewWork',
    ask: 'AssignmentGroup=NEWWORK',
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
const { service, ask, columns } = lists[asked.get('list') ?? 'quotes'] as MeasuredList
const perPage = Number(asked.get('rows') ?? 25)

const request: typeof fetchUtils.fetchJson = (address, options) =>
  fetchUtils.fetchJson(address.includes('?') ? `${address}&${ask}` : address, {
    ...options,
    user: { authenticated: true, token: `Bearer ${localStorage.getItem('token') ?? ''}` },
  })

const restProvider = simpleRestProvider(service, request)

const dataProvider: DataProvider = {
  ...restProvider,
  getOne: async (_, { id }) => ({ data: (await request(`/quote/QuoteItem/${id}`)).json }),
}

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

const BareEdit = () => (
  <Edit>
    <SimpleForm>
      {form.texts.map(source => (
        <TextInput key={source} source={`product.${source}`} />
      ))}
      {form.choices.map(source => (
        <SelectInput key={source} source={`product.${source}`} choices={choices} />
      ))}
      {form.flags.map(source => (
        <BooleanInput key={source} source={`product.${source}`} />
      ))}
      {form.numbers.map(source => (
        <NumberInput key={source} source={`product.${source}`} />
      ))}
    </SimpleForm>
  </Edit>
)

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <Admin dataProvider={dataProvider}>
      <Resource name="WorkList" list={BareList} edit={BareEdit} />
    </Admin>,
  )
}
