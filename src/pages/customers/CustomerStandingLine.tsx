import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { CustomerStanding } from '#contract/customer'
import { counted } from '#domain/formats'
import { failureText, type useCall } from '../../dataProvider/index.ts'

interface CustomerStandingLineProps {
  readonly standing: Pick<ReturnType<typeof useCall>, 'error' | 'refetch'> & {
    readonly data?: CustomerStanding | undefined
  }
}

/** The figures that are worth a sentence, in order. */
const sentences = (standing: CustomerStanding): readonly string[] => [
  ...(standing.openItems === null ? [] : [`${counted(standing.openItems, 'item')} open`]),
  ...(standing.wonItems === null ? [] : [`${standing.wonItems} won in twelve months`]),
  ...(standing.orders === null ? [] : [`${counted(standing.orders, 'order')} in twelve months`]),
  ...(standing.endedPrices ? [`${counted(standing.endedPrices, 'price')} ended`] : []),
  ...(standing.endingPrices ? [`${counted(standing.endingPrices, 'price')} ending within 30 days`] : []),
]

/** How a customer stands, in one line. */
export function CustomerStandingLine({ standing: { data, error, refetch } }: CustomerStandingLineProps) {
  return (
    <Typography variant="body2" color="textSecondary" component="div" sx={{ minHeight: 22 }}>
      {data === undefined ? null : sentences(data).join(' · ')}
      {data === undefined && error !== null ? (
        <>
          {failureText(error, 'The figures can’t be read.')}{' '}
          <Link component="button" type="button" onClick={() => void refetch()}>
            Retry
          </Link>
        </>
      ) : null}
    </Typography>
  )
}
