import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import type { WorkflowTemplateRow } from '#contract/workflow-builder'
import { dateTime } from '#domain/formats'
import { StatusChip } from '../template/StatusChip.tsx'

/** Every version of every template, the newest of each first. */
export function TemplateTable({ templates }: { readonly templates: readonly WorkflowTemplateRow[] }) {
  const navigate = useNavigate()
  const sorted = templates.toSorted(
    (a, b) => a.name.localeCompare(b.name) || b.templateVersion - a.templateVersion,
  )
  return (
    <Paper sx={{ minHeight: 0, overflow: 'auto' }}>
      <Table size="small" stickyHeader aria-label="Workflow templates">
        <TableHead>
          <TableRow>
            <TableCell>Template</TableCell>
            <TableCell align="right">Version</TableCell>
            <TableCell>Status</TableCell>
            <TableCell>Description</TableCell>
            <TableCell align="right">Open items</TableCell>
            <TableCell>Published</TableCell>
            <TableCell>By</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map(row => {
            const to = `/admin/workflow/templates/${row.id}`
            return (
              <TableRow key={row.id} hover sx={{ cursor: 'pointer' }} onClick={() => void navigate(to)}>
                <TableCell component="th" scope="row">
                  <Link
                    component={RouterLink}
                    to={to}
                    color="textPrimary"
                    underline="hover"
                    sx={{ fontWeight: 600 }}
                    onClick={event => event.stopPropagation()}
                    aria-label={`${row.name}, version ${row.templateVersion}`}
                  >
                    {row.name}
                  </Link>
                </TableCell>
                <TableCell align="right">{row.templateVersion}</TableCell>
                <TableCell>
                  <StatusChip status={row.status} />
                </TableCell>
                <TableCell>{row.description}</TableCell>
                <TableCell align="right">{row.openItems}</TableCell>
                <TableCell>{row.publishedAt === null ? '–' : dateTime(row.publishedAt)}</TableCell>
                <TableCell>{row.publishedBy ?? ''}</TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </Paper>
  )
}
