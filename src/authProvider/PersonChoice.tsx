import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useDocumentTitle } from '../layout/useDocumentTitle.ts'
import { mockPeople } from './mockPeople.ts'

interface PersonChoiceProps {
  readonly onChoose: (login: string) => void
}

/** The menu of people a tester can be. */
export default function PersonChoice({ onChoose }: PersonChoiceProps) {
  useDocumentTitle('Choose a person')
  return (
    <Box sx={{ m: 'auto', p: 3, maxWidth: 560 }}>
      <Typography variant="h1" sx={{ mb: 0.5 }}>
        Choose a person
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        No password is asked here: this is a try-out with data that is gone when it ends.
      </Typography>
      <Box
        component="ul"
        aria-label="People"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {mockPeople.map(login => (
          <li key={login}>
            <Button fullWidth variant="outlined" onClick={() => onChoose(login)}>
              {login}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  )
}
