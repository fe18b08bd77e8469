import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import type { TemplateProblem } from '#contract/workflow-builder'

interface ProblemListProps {
  readonly problems: readonly TemplateProblem[]
  readonly onGo: (stepCode: string) => void
}

/** What keeps the template from being published; a click leads to the place. */
export function ProblemList({ problems, onGo }: ProblemListProps) {
  if (problems.length === 0) return null
  return (
    <Alert severity="error" sx={{ alignItems: 'flex-start', mb: 1 }}>
      <strong>
        {problems.length === 1 ? 'One problem has' : `${problems.length} problems have`} to be solved before
        it can be published
      </strong>
      <ul style={{ margin: '4px 0 0', paddingLeft: 18 }}>
        {problems.map(({ where, message, step }) => (
          <li key={`${where} ${message}`}>
            {step === null ? (
              `${where}: ${message}`
            ) : (
              <Link
                component="button"
                type="button"
                color="inherit"
                sx={{ fontSize: 'inherit', textAlign: 'left' }}
                onClick={() => onGo(step)}
              >
                {where}: {message}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
