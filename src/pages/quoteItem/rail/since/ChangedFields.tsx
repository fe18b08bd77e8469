import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { counted } from '#domain/formats'
import {
  changesOf,
  fieldAt,
  fieldLabel,
  type ItemSections,
  sectionKeys,
  sections,
  tabLabels,
  valueWords,
} from '#domain/quoteItem'
import { SideDrawer } from '../../../../layout/SideDrawer.tsx'
import { readable } from '../../draft/readable.ts'
import { useDraftValues } from '../../draft/useItemDraft.ts'

interface ChangedFieldsProps {
  readonly before: ItemSections
  /** What the item was then: `Revision B`. */
  readonly label: string
  readonly onClose: () => void
}

const wide = { overflowWrap: 'anywhere', minWidth: 110, verticalAlign: 'top' } as const

const isFigure = (value: unknown): value is number => typeof value === 'number'

/** `+4.55` between two figures, as fine as they are. */
function differenceWords(old: unknown, now: unknown): string {
  if (!isFigure(old) || !isFigure(now)) return ''
  const difference = Math.round((now - old) * 100) / 100
  return difference === 0 ? '' : `${difference > 0 ? '+' : '−'}${Math.abs(difference)}`
}

/** Every field that is another than it was: its value then and now, and the difference of figures. */
export default function ChangedFields({ before, label, onClose }: ChangedFieldsProps) {
  const now = readable(useDraftValues())
  const changes = sectionKeys.flatMap(key =>
    changesOf(sections[key].fields, before[key], now[key])
      .map(change => ({ ...change, key, field: fieldAt(key, change.path) }))
      // A drawing and what something was calculated from are not read.
      .filter(({ field, old, new: is }) => {
        const isRead = field !== undefined && field.kind !== 'picture' && field.kind !== 'origin'
        return isRead && !Array.isArray(old) && !Array.isArray(is)
      }),
  )
  return (
    <SideDrawer title={`What Changed since ${label}`} width={760} onClose={onClose}>
      <Typography color="textSecondary" aria-live="polite" sx={{ mb: 1 }}>
        {changes.length === 0 ? 'Nothing: it is as it was.' : counted(changes.length, 'change')}
      </Typography>
      {changes.length === 0 ? null : (
        <Table size="small" stickyHeader aria-label="What changed">
          <TableHead>
            <TableRow>
              {['Tab', 'Field', 'Then', 'Now', 'Difference'].map(head => (
                <TableCell key={head} align={head === 'Difference' ? 'right' : 'left'}>
                  {head}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {changes.map(({ key, path, old, new: is }) => (
              <TableRow key={`${key}.${path}`}>
                <TableCell sx={{ verticalAlign: 'top' }}>{tabLabels[sections[key].tab]}</TableCell>
                <TableCell sx={wide}>{fieldLabel(key, path, now[key])}</TableCell>
                <TableCell sx={wide}>{rowWords(key, path, old)}</TableCell>
                <TableCell sx={wide}>{rowWords(key, path, is)}</TableCell>
                <TableCell align="right" sx={{ color: 'primary.main', whiteSpace: 'nowrap' }}>
                  {differenceWords(old, is)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </SideDrawer>
  )
}

/** A value in words; of a row that came or went that it did. */
const rowWords = (key: (typeof sectionKeys)[number], path: string, value: unknown): string =>
  value === null || typeof value !== 'object' ? valueWords(key, path, value) : 'there'
