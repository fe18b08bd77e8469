import type { ListColumn } from '../list/listColumn.ts'
import { ActiveSign } from './ActiveSign.tsx'
import type { MasterRow } from './master.ts'

/** The column that says whether a row is in use. */
export const stateColumn = <Row extends MasterRow>(): ListColumn<Row> => ({
  source: 'isActive' as Extract<keyof Row, string>,
  label: 'In use',
  sortable: true,
  text: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
  show: ({ isActive }) => <ActiveSign isActive={isActive} />,
})
