import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { type ListColumn, plainColumn } from '../../../../components/list/listColumn.ts'
import { StatusChip } from '../template/StatusChip.tsx'
import { statusWords } from '../template/words.ts'
import { type PartRow, partPath } from './part.ts'

/** A column of a list of parts, sorted by the server. */
export const partColumn = <Row extends PartRow>(
  source: ListColumn<Row>['source'],
  label: string,
  more: Partial<ListColumn<Row>> = {},
): ListColumn<Row> => ({ ...plainColumn<Row>(source, label), sortable: true, ...more })

/** The column that names a part, and leads to where it is edited. */
export const namingColumn = <Row extends PartRow>(
  source: ListColumn<Row>['source'],
  label: string,
): ListColumn<Row> =>
  partColumn<Row>(source, label, {
    show: row => (
      <Link
        component={RouterLink}
        to={partPath(row)}
        color="textPrimary"
        underline="hover"
        sx={{ fontWeight: 500 }}
        onClick={event => event.stopPropagation()}
        aria-label={`${row[source]}, ${row.templateName}, version ${row.templateVersion}`}
      >
        {String(row[source])}
      </Link>
    ),
  })

/** Which version of which template it is part of. */
export function templateColumnsOf<Row extends PartRow>(): readonly ListColumn<Row>[] {
  const column = (source: keyof PartRow, label: string, more?: Partial<ListColumn<Row>>) =>
    partColumn<Row>(source as ListColumn<Row>['source'], label, more)
  return [
    column('templateName', 'Template'),
    column('templateVersion', 'Version', { align: 'right' }),
    column('status', 'Status', {
      text: ({ status }) => statusWords[status],
      show: ({ status }) => <StatusChip status={status} />,
    }),
  ]
}
