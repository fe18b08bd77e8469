import Button from '@mui/material/Button'
import { useContext } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Product } from '#contract/quote'
import { fieldSentence } from '../../../../components/editing/fieldSentence.ts'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { OverviewFindingsContext } from './findings.ts'
import { productLabel } from './productWords.ts'

/** What keeps the overview from being valid; each line leads to its field. */
export function FindingsPanel() {
  const { findings } = useContext(OverviewFindingsContext)
  const { setFocus } = useFormContext<Product>()
  return (
    <Panel isDense title={findings.length === 0 ? 'The overview is valid' : `To be done: ${findings.length}`}>
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
    </Panel>
  )
}
