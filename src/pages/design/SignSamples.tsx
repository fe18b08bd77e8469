import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { daysAfter } from '#domain/days'
import { dayIn } from '#domain/formats'
import { dueStates } from '#domain/quotes'
import { TableRegion } from '../../components/list/TableRegion.tsx'
import { ActiveSign } from '../../components/master/ActiveSign.tsx'
import { Panel } from '../../components/panel/Panel.tsx'
import { Count } from '../../layout/menu/Count.tsx'
import { Facts } from '../../resources/facts/Facts.tsx'
import { DueDay } from '../worklists/due/DueDay.tsx'

const today = dayIn(new Date())
const dueOf = {
  none: null,
  overdue: daysAfter(today, -3),
  dueSoon: today,
  fine: daysAfter(today, 12),
} as const

const line = { flexWrap: 'wrap', alignItems: 'center', rowGap: 1 } as const

/** What says a state in a word or a sign, and facts about one thing. */
export const SignSamples = () => (
  <Stack spacing={1.5}>
    <Stack direction="row" spacing={1} sx={line}>
      <Chip size="small" variant="outlined" label="Draft" />
      <Chip size="small" color="primary" label="Published" />
      <Chip size="small" color="warning" label="On hold" />
      <Chip size="small" color="error" label="Failed" />
      <ActiveSign isActive={false} />
      <Count value={8} />
      <Count value={1234} />
    </Stack>
    <TableRegion label="Due dates" sx={{ p: 1 }}>
      {dueStates.map(state => (
        <div key={state}>
          <DueDay state={state} due={dueOf[state]} day="21-12-2026" />
        </div>
      ))}
    </TableRegion>
    <Panel title="Facts about one thing">
      <Facts
        facts={[
          ['Owner', 'Tessa Harcourt'],
          ['Business unit', 'Board'],
          ['Not known', ''],
        ]}
      />
    </Panel>
  </Stack>
)
