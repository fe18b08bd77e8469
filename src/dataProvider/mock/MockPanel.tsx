import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { useState, useSyncExternalStore } from 'react'
import { mockPeople } from '../../authProvider/mockPeople.ts'
import { type FailureKind, type FaultStore, failureKinds } from './faults.ts'

const latencies = [
  [0, 'As it is'],
  [300, '0.3 s'],
  [1500, '1.5 s'],
  [6000, '6 s'],
] as const

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly (readonly [string, string])[]
  readonly onChoose: (value: string) => void
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={label}
      value={value}
      onChange={event => onChoose(event.target.value)}
      // The browser's own menu stands above whatever dialog is open on the page.
      slotProps={{ select: { native: true } }}
    >
      {choices.map(([code, words]) => (
        <option key={code} value={code}>
          {words}
        </option>
      ))}
    </TextField>
  )
}

interface MockPanelProps {
  readonly faults: FaultStore
  /** Login of the person who is signed in; '': nobody is. */
  readonly readPerson: () => Promise<string>
  readonly onPerson: (login: string) => void
}

/** For testers: who they are, how long answers take and how calls fail, in a corner of every page. */
export function MockPanel({ faults, readPerson, onPerson }: MockPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const [person, setPerson] = useState('')
  const { latency, failure } = useSyncExternalStore(faults.subscribe, faults.now)
  const isFaulty = latency > 0 || failure !== 'none'
  return (
    <Paper
      component="aside"
      aria-label="Trying out"
      elevation={isOpen ? 8 : 0}
      sx={{
        position: 'fixed',
        right: 8,
        bottom: 0,
        zIndex: 'tooltip',
        display: 'grid',
        gap: 1.5,
        width: isOpen ? 220 : 'auto',
        p: isOpen ? 1.5 : 0,
      }}
    >
      {isOpen ? (
        <>
          <Choice
            label="Person"
            value={mockPeople.includes(person) ? person : ''}
            choices={[['', ''], ...mockPeople.map(login => [login, login] as const)]}
            onChoose={onPerson}
          />
          <Choice
            label="Answers take"
            value={String(latency)}
            choices={latencies.map(([code, words]) => [String(code), words])}
            onChoose={code => faults.change({ latency: Number(code) })}
          />
          <Choice
            label="Failures"
            value={failure}
            choices={Object.entries(failureKinds)}
            onChoose={code => faults.change({ failure: code as FailureKind })}
          />
        </>
      ) : null}
      <Button
        size="small"
        color={isFaulty ? 'warning' : 'inherit'}
        variant={isFaulty ? 'contained' : 'text'}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen)
          void readPerson().then(setPerson)
        }}
        sx={{ py: 0 }}
      >
        Trying out
      </Button>
    </Paper>
  )
}
