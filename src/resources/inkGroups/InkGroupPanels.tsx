import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { config } from '#contract/config'
import type { InkGroup } from '#contract/inks'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { listParams, useCallPage } from '../../dataProvider/index.ts'
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
  return (
    <FieldGroup title={`Inks in use${data === undefined ? '' : ` (${data.total ?? 0})`}`} columnWidth={180}>
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
    </FieldGroup>
  )
}
