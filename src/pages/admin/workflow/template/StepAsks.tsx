import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { type StepAsk, stepAskLabel, stepAsks, stepAsksNow } from '#domain/workflow'
import { asksWords } from './words.ts'

interface StepAsksProps {
  readonly asks: readonly StepAsk[]
  readonly readOnly: boolean
  readonly busy: boolean
  readonly onChange: (asks: StepAsk[]) => void
}

const explained =
  'Before an item goes forward from here: each tab ticked has no error; with Purchase Order the quote says the Customer PO. Ways back and out are held by nothing.'

/** What a step asks for before an item moves on: a box for each tab that holds something, and the purchase order. */
export function StepAsks({ asks, readOnly, busy, onChange }: StepAsksProps) {
  const titleId = useId()
  const hintId = useId()
  // What is asked for already can be taken away, whether it holds something today or not.
  const offered = stepAsks.filter(ask => stepAsksNow.includes(ask) || asks.includes(ask))
  const toggle = (ask: StepAsk) =>
    onChange(stepAsks.filter(each => (each === ask ? !asks.includes(ask) : asks.includes(each))))
  return (
    <Box role="group" aria-labelledby={titleId} aria-describedby={hintId} sx={{ my: 1 }}>
      <Typography id={titleId} variant="body2" sx={{ fontWeight: 600 }}>
        Asks for{readOnly ? `: ${asksWords(asks) || 'nothing'}` : ''}
      </Typography>
      {readOnly
        ? null
        : offered.map(ask => (
            <FormControlLabel
              key={ask}
              label={stepAskLabel(ask)}
              control={
                <Checkbox
                  size="small"
                  checked={asks.includes(ask)}
                  // Disabled, it would lose the focus of whoever ticks by keyboard.
                  slotProps={{ input: { 'aria-disabled': busy } }}
                  onChange={() => {
                    if (!busy) toggle(ask)
                  }}
                />
              }
            />
          ))}
      <Typography id={hintId} variant="caption" color="textSecondary" component="p">
        {explained}
      </Typography>
    </Box>
  )
}
