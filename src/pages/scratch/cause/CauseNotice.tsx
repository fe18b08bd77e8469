import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { Remedy } from '#domain/estimating'
import type { Cause } from './causeOf.ts'
import { plainProblem } from './plainProblem.ts'

export interface Stopped {
  readonly cause: Cause
  /** Null while they are looked for. */
  readonly remedies: readonly Remedy[] | null
  readonly onRemedy: (remedy: Remedy) => void
}

interface CauseNoticeProps extends Stopped {
  readonly id?: string
}

const Notice = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  padding: '8px 10px',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: theme.palette.text.primary,
  border: `1px solid ${theme.palette.error.main}`,
  borderRadius: theme.shape.borderRadius,
  '& p': { margin: 0, display: 'flex', gap: 6, overflowWrap: 'anywhere' },
  '& p + p': { marginTop: 4 },
  '& details': { marginTop: 4, fontSize: '0.75rem', color: theme.palette.text.secondary },
  '& summary': { cursor: 'pointer' },
}))

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 8 })

/** What stands in the way, said once, with the changes that the engine found to help. */
export function CauseNotice({ id, cause, remedies, onRemedy }: CauseNoticeProps) {
  const problems = cause.problems.map(plainProblem)
  return (
    <Notice>
      <div id={id} role="alert">
        {problems.map(({ sentence }) => (
          <p key={sentence}>
            <ErrorOutlined sx={{ fontSize: 18, color: 'error.main' }} aria-hidden />
            <span>{sentence}</span>
          </p>
        ))}
      </div>
      {remedies === null || remedies.length === 0 ? null : (
        <Buttons>
          {remedies.map(remedy => (
            <Button key={remedy.label} size="small" variant="outlined" onClick={() => onRemedy(remedy)}>
              {remedy.label}
            </Button>
          ))}
        </Buttons>
      )}
      {problems.map(({ details }) =>
        details === '' ? null : (
          <details key={details}>
            <summary>Machine by machine</summary>
            {details}
          </details>
        ),
      )}
    </Notice>
  )
}
