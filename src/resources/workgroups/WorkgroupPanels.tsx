import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Pagination from '@mui/material/Pagination'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { security, type WorkgroupMaster } from '#contract/security'
import { decimal } from '#domain/formats'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { listPath } from '../../components/list/listPath.ts'
import { listParams, useCallPage } from '../../dataProvider/index.ts'
import { LoadFailure } from '../../layout/errors/LoadFailure.tsx'
import { MemberSearch } from './MemberSearch.tsx'
import { useMembership } from './useMembership.ts'

const perPage = 40

/** Who is in a workgroup, to be added and taken out at once, and which steps it owns. */
export function WorkgroupPanels({ row }: { readonly row: WorkgroupMaster }) {
  const [page, setPage] = useState(1)
  const { busy, save } = useMembership(row.code)
  const { data, error, isFetching, refetch } = useCallPage(
    security.users,
    {
      query: listParams({
        page,
        perPage,
        sort: { field: 'name', order: 'ASC' },
        filter: { workGroup: row.code },
      }),
    },
    { meta: { quiet: true } },
  )
  const total = data?.total ?? 0
  return (
    <>
      <FieldGroup
        title={`Members${data === undefined ? '' : ` (${decimal(total, 0)})`}`}
        beside={
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button size="small" component={Link} to={listPath('/admin/users', { workGroup: row.code })}>
              Show in users
            </Button>
            <MemberSearch code={row.code} busy={busy} onChoose={user => void save(user, true)} />
          </Box>
        }
      >
        {error === null ? null : (
          <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
        )}
        <Box
          component="ul"
          aria-label="Members"
          sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, mt: 0.5 }}
        >
          {data?.data.map(user => (
            <Box component="li" key={user.id} sx={{ listStyle: 'none' }}>
              <Chip
                size="small"
                label={user.name}
                title={user.login}
                disabled={busy}
                onDelete={() => void save(user, false)}
              />
            </Box>
          ))}
        </Box>
        {total === 0 && data !== undefined ? (
          <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
            Nobody is in this workgroup.
          </Typography>
        ) : null}
        {total > perPage ? (
          <Pagination
            size="small"
            sx={{ gridColumn: '1 / -1' }}
            count={Math.ceil(total / perPage)}
            page={page}
            onChange={(_, next) => setPage(next)}
          />
        ) : null}
      </FieldGroup>
      <FieldGroup title="Steps it owns" columnWidth={300}>
        <Typography variant="body2" color={row.steps.length === 0 ? 'textSecondary' : 'textPrimary'}>
          {row.steps.length === 0 ? 'No workflow step waits here.' : row.steps.join(', ')}
        </Typography>
      </FieldGroup>
    </>
  )
}
