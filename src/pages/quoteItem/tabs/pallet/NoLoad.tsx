import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { isSectionKey, type PalletKey, sections } from '#domain/quoteItem'
import { TryAgain } from '../../../../components/panel/TryAgain.tsx'
import { useGoToField } from '../../draft/useGoToField.ts'
import type { PalletsShown } from './usePallets.ts'

interface NoLoadProps {
  readonly section: PalletKey
  readonly pallets: PalletsShown
}

/** Why there is no load: what is missing leads to its field, what does not fit says what would. */
export function NoLoad({ pallets }: NoLoadProps) {
  const goTo = useGoToField()
  const { question, failure, wouldFit, isUnread, readAgain, isSearching, hasFailed } = pallets
  if (isUnread)
    return <TryAgain onRetry={readAgain}>The master data of the engines could not be loaded.</TryAgain>
  if (failure !== '')
    return (
      <Alert severity="warning">
        {failure} {wouldFit}
      </Alert>
    )
  if (hasFailed) return <Alert severity="warning">The palletisation could not be calculated.</Alert>
  if (question === null || question.ok)
    return (
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {question === null ? 'Reading the pallets…' : isSearching ? 'Looking for the load…' : ''}
      </Typography>
    )
  return question.problems.map(({ field, message }) => {
    const [key = '', ...rest] = field.split('.')
    return isSectionKey(key) ? (
      <Link
        key={`${field} ${message}`}
        component="button"
        type="button"
        variant="body2"
        onClick={() => goTo({ tab: sections[key].tab, section: key, field: rest.join('.') })}
        sx={{ display: 'block', textAlign: 'left' }}
      >
        {message}
      </Link>
    ) : (
      <Typography key={`${field} ${message}`} variant="body2" color="textSecondary">
        {message}
      </Typography>
    )
  })
}
