import LockIcon from '@mui/icons-material/Lock'
import PriorityHighIcon from '@mui/icons-material/PriorityHigh'
import { Link } from 'react-router-dom'
import { type SampleRow, sampleSorts } from '#contract/samples'
import { date, dateTime, decimal, yesNo } from '#domain/formats'
import { businessUnitLabel } from '#domain/quoteItem'
import { type ListColumn, plainColumn } from '../../../components/list/listColumn.ts'
import { Sign } from '../../../components/list/Sign.tsx'

type Column = ListColumn<SampleRow>

const sortable: readonly string[] = sampleSorts

const column = (source: Column['source'], label: string, more: Partial<Column> = {}): Column => ({
  ...plainColumn<SampleRow>(source, label),
  sortable: sortable.includes(source),
  ...more,
})

/** Columns of the sample worklist in the order of specification 000 §2, after the row action. */
export const sampleColumns: readonly Column[] = [
  column('isLocked', 'Lock status', {
    text: row => (row.isLocked ? 'Locked' : ''),
    show: row =>
      row.isLocked ? (
        <Sign meaning={`Locked by ${row.lockedByName}`} look="quiet">
          <LockIcon />
        </Sign>
      ) : (
        ''
      ),
  }),
  column('quoteNumber', 'Quote number', {
    show: row => <Link to={`/quotes/${row.quoteId}`}>{row.quoteNumber}</Link>,
  }),
  column('reference', 'Quote item number', {
    width: 160,
    show: row => <Link to={`/qitem/${row.quoteItemId}`}>{row.reference}</Link>,
  }),
  column('id', 'Sample request no.', { width: 172 }),
  column('assignmentGroup', 'Assignment group'),
  column('lockedByName', 'Locked by'),
  column('dateSubmitted', 'Date submitted', { text: row => dateTime(row.dateSubmitted), width: 150 }),
  column('isUrgent', 'Urgent', {
    text: row => yesNo(row.isUrgent),
    show: row =>
      row.isUrgent ? (
        <Sign meaning="Urgent" look="error">
          <PriorityHighIcon />
        </Sign>
      ) : (
        ''
      ),
  }),
  column('initiator', 'Initiator'),
  column('customerName', 'Customer name', { width: 200 }),
  column('customerCode', 'Customer code'),
  column('drawingNo', 'Drawing no.'),
  column('sampleStatus', 'Sample status', { width: 160 }),
  column('dropLocation', 'Actual drop location'),
  column('boardGrade', 'Board grade'),
  column('deliveryDate', 'Delivery date', { text: row => date(row.deliveryDate) }),
  column('businessUnit', 'Customer business unit', {
    text: row => businessUnitLabel(row.businessUnit),
  }),
  column('numberOfSamples', 'No of samples', {
    text: row => decimal(row.numberOfSamples, 0),
    align: 'right',
  }),
]
