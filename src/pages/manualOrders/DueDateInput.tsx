import Link from '@mui/material/Link'
import { useFormContext, useWatch } from 'react-hook-form'
import { date, parseDueDate } from '#domain/formats'
import { DayInput } from '../../components/editing/fields/DayInput.tsx'
import { type OrderDraft, orderLabels } from './orderWords.ts'

/**
 * The due date, in the formats of 000 §5, with the day that the lead hours of the order's type allow, written as
 * the field takes it: with slashes it would refuse its own hint.
 */
export function DueDateInput({ offered }: { readonly offered: string | null }) {
  const { setValue } = useFormContext<OrderDraft>()
  const dueDate = useWatch<OrderDraft, 'dueDate'>({ name: 'dueDate' })
  const take = () => {
    if (offered !== null) setValue('dueDate', offered, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <DayInput<OrderDraft>
      name="dueDate"
      label={orderLabels.dueDate}
      parse={parseDueDate}
      helperText={
        offered === null || offered === dueDate ? undefined : (
          <>
            Ready by {date(offered)}.{' '}
            <Link component="button" type="button" variant="caption" onClick={take}>
              Take it
            </Link>
          </>
        )
      }
    />
  )
}
