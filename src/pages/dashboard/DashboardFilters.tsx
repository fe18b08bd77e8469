import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { config } from '#contract/config'
import { type Duration, durations } from '#domain/dashboard'
import { ChoiceFilter } from '../../components/list/ChoiceFilter.tsx'
import { filterLook } from '../../components/list/filterLook.ts'
import { referenceList } from '../../components/list/referenceList.ts'
import { useCall } from '../../dataProvider/index.ts'
import type { DashboardQuestion } from './dashboardQuestion.ts'

interface DashboardFiltersProps {
  readonly question: DashboardQuestion
  readonly onChange: (change: Partial<DashboardQuestion>) => void
}

/** The duration and the state that everything on the page is about. */
export function DashboardFilters({ question, onChange }: DashboardFiltersProps) {
  // States that can't be read leave all of them (specification 000 §8).
  const states = useCall(config.states, {}, referenceList).data ?? []
  return (
    <Box role="search" aria-label="Dashboard" sx={{ display: 'flex', gap: 1 }}>
      <FormControl margin="none" fullWidth={false} hiddenLabel>
        <Select<Duration>
          value={question.duration}
          onChange={({ target }) => onChange({ duration: target.value })}
          SelectDisplayProps={{ 'aria-label': 'Duration' }}
          sx={filterLook(true)}
        >
          {durations.map(({ code, label }) => (
            <MenuItem key={code} value={code}>
              {label}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <ChoiceFilter
        label="State"
        all="All states"
        choices={states}
        value={question.state}
        onChange={state => onChange({ state })}
      />
    </Box>
  )
}
