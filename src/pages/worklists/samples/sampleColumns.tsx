import LockIcon from '@mui/icons-material/Lock'
import PriorityHighIcon from '@mui/icons-material/PriorityHigh'
import { Link } from 'react-router-dom'
import type { SampleRow } from '#contract/samples'
import { sampleSorts } from '#contract/samples/sampleRow'
import { date, dateTime, dayIn, decimal, yesNo } from '#domain/formats'
import { businessUnitLabel } from '#domain/quoteItem'
import { type DueState, dueState } from '#domain/quotes'
import { isSampleOver } from '#domain/samples'
import { type ListColumn, plainColumn } from '../../../components/list/listColumn.ts'
import { Sign } from '../../../components/list/Sign.tsx'
import { DueDay } from '../due/DueDay.tsx'

/** How the day of delivery stands; of samples that are made, or were given up, it does not. */
export const sampleDueState = ({ sampleStatus, deliveryDate }: SampleRow): DueState =>
  isSampleOver(sampleStatus) ? 'none' : dueState(deliveryDate, dayIn(new Date()))

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
    brief: { label: 'Lock', width: 64 },
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
    brief: { label: 'Item', width: 112 },
    width: 160,
    show: row => <Link to={`/qitem/${row.quoteItemId}`}>{row.reference}</Link>,
  }),
  column('id', 'Sample request no.', { width: 172 }),
  column('assignmentGroup', 'Assignment group', { text: row => row.assignmentGroupName }),
  column('lockedByName', 'Locked by', { brief: { label: 'Locked by', width: 120 } }),
  column('dateSubmitted', 'Date submitted', { text: row => dateTime(row.dateSubmitted), width: 150 }),
  column('isUrgent', 'Urgent', {
    brief: { label: 'Urgent', width: 70 },
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
  column('customerName', 'Customer name', {
    brief: { label: 'Customer', width: 150 },
    width: 180,
    grows: true,
  }),
  column('customerCode', 'Customer code'),
  column('drawingNo', 'Drawing no.'),
  column('sampleStatus', 'Sample status', { brief: { label: 'Status', width: 160 }, width: 160 }),
  column('dropLocation', 'Actual drop location'),
  column('boardGrade', 'Board grade', { brief: { label: 'Board', width: 96 } }),
  column('deliveryDate', 'Delivery date', {
    brief: { label: 'Delivery', width: 90 },
    text: row => date(row.deliveryDate),
    show: row => <DueDay state={sampleDueState(row)} due={row.deliveryDate} day={date(row.deliveryDate)} />,
  }),
  column('businessUnit', 'Customer business unit', {
    text: row => businessUnitLabel(row.businessUnit),
  }),
  column('numberOfSamples', 'No of samples', {
    brief: { label: 'Samples', width: 84 },
    text: row => decimal(row.numberOfSamples, 0),
    align: 'right',
  }),
]

/** What one chooses a sample request by. */
export const samplesChosenBy: readonly Column['source'][] = [
  'isLocked',
  'reference',
  'customerName',
  'sampleStatus',
  'isUrgent',
  'deliveryDate',
  'numberOfSamples',
  'boardGrade',
  'lockedByName',
]
