import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useContext, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Product } from '#contract/quote'
import { fieldSentence } from '../../../../components/editing/fieldSentence.ts'
import { OverviewFindingsContext } from './findings.ts'
import { productLabel } from './productWords.ts'

/** What keeps the overview from being valid; each line leads to its field. */
export function FindingsPanel() {
  const titleId = useId()
  const { findings } = useContext(OverviewFindingsContext)
  const { setFocus } = useFormContext<Product>()
  return (
    <Paper variant="outlined" component="section" aria-labelledby={titleId} sx={{ px: 1.5, py: 1 }}>
      <Typography id={titleId} component="h2" variant="h4">
        {findings.length === 0 ? 'The overview is valid' : `To be done: ${findings.length}`}
      </Typography>
      {findings.length === 0 ? null : (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {findings.map(({ field, code, message }) => (
            <li key={`${field} ${code}`}>
              <Button
                size="small"
                color="inherit"
                sx={{
                  justifyContent: 'flex-start',
                  textAlign: 'left',
                  fontWeight: 400,
                  px: 0.5,
                  minWidth: 0,
                }}
                onClick={() => setFocus(field as keyof Product)}
              >
                {fieldSentence(productLabel(field), message)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Paper>
  )
}
