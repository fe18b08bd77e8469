import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import type { TemplateProblem, WorkflowTemplateDetail } from '#contract/workflow-builder'

interface ProblemListProps {
  readonly detail: WorkflowTemplateDetail
  readonly onGo: (stepCode: string) => void
}

/** Where a problem is, by the names that the page shows. */
function placeOf(
  { steps, actions }: WorkflowTemplateDetail,
  { where, step, action }: TemplateProblem,
): string {
  const at = steps.find(({ stepCode }) => stepCode === step)
  if (at === undefined) return where
  const done = actions.find(row => row.templateStepId === at.id && row.actionCode === action)
  return done === undefined ? at.stepName : `${at.stepName}, ${done.actionName}`
}

/** What keeps the template from being published; a click leads to the place. */
export function ProblemList({ detail, onGo }: ProblemListProps) {
  const { problems } = detail
  if (problems.length === 0) return null
  return (
    <Alert severity="error" sx={{ alignItems: 'flex-start', mb: 1 }}>
      <strong>
        {problems.length === 1 ? 'One problem has' : `${problems.length} problems have`} to be solved before
        it can be published
      </strong>
      <ul style={{ margin: '4px 0 0', paddingLeft: 18 }}>
        {problems.map(problem => {
          const { where, message, step } = problem
          return (
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
                  {placeOf(detail, problem)}: {message}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
