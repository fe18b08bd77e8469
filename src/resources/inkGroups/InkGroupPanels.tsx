import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { config } from '#contract/config'
import type { InkGroup } from '#contract/inks'
import { decimal } from '#domain/formats'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { listPath } from '../../components/list/listPath.ts'
import { listParams, useCallPage } from '../../dataProvider/index.ts'
import { More } from '../facts/More.tsx'
import { Swatch } from '../inks/Swatch.tsx'

/** The most inks shown here; the list of inks has all of them. */
const most = 100

/** The inks in use of a group. */
export function InkGroupPanels({ row }: { readonly row: InkGroup }) {
  const { data } = useCallPage(
    config.inks,
    { query: listParams({ page: 1, perPage: most, filter: { groupId: row.id } }) },
    { meta: { quiet: true } },
  )
  const total = data?.total ?? 0
  return (
    <FieldGroup
      title={`Inks in use${data === undefined ? '' : ` (${decimal(total, 0)})`}`}
      columnWidth={180}
      beside={
        <Button size="small" component={Link} to={listPath('/admin/inks', { groupId: row.id })}>
          Show in inks
        </Button>
      }
    >
      {data?.data.map(ink => (
        <Box key={ink.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}>
          <Swatch colour={ink.colour} />
          {ink.code} {ink.name}
        </Box>
      ))}
      {data?.data.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          No ink in use is in this group.
        </Typography>
      ) : null}
      <More than={most} total={total} />
    </FieldGroup>
  )
}
