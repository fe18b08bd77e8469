import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { quoteNewWork } from '#contract/newWork'
import { pageRoles } from '#domain/access'
import { counted } from '#domain/formats'
import { text } from '#domain/messages'
import { useMay } from '../../../authProvider/useRights.ts'
import { useCall } from '../../../dataProvider/index.ts'
import { type Fact, Facts } from '../../../resources/facts/Facts.tsx'
import { OrderFiles } from '../../manualOrders/files/OrderFiles.tsx'
import { manualOrderPath } from '../../manualOrders/manualOrderPaths.ts'
import { stereoWords } from '../../manualOrders/stereoWords.ts'
import { wantedWords } from '../../manualOrders/wantedWords.ts'
import { previewHeading } from '../preview/previewHeading.ts'

const known = (facts: readonly Fact[]): readonly Fact[] => facts.filter(([, value]) => value !== '')

/** What a vendor needs to know of an order beyond its row: what is wanted, stereos, what was said, and its files. */
export function OrderInFull({ id }: { readonly id: number }) {
  const mayOpen = useMay(pageRoles.manualOrders)
  const { data, isError } = useCall(quoteNewWork.manualOrder, { params: { id } }, { meta: { quiet: true } })
  if (data === undefined) {
    return isError ? <Typography color="error">{text('manualOrderDetailsError')}</Typography> : null
  }
  return (
    <>
      <Facts
        facts={known([
          ['Wanted', wantedWords(data)],
          ['Goes with it', data.attachments.join(', ')],
          ['Number up', data.numberUp],
          ['Proofs', data.noProofs === 0 ? '' : counted(data.noProofs, 'proof')],
          ...data.stereos.map((stereo, place) => [`Stereo ${place + 1}`, stereoWords(stereo)] as const),
          ['Comments', data.generalComments],
        ])}
      />
      {mayOpen ? (
        <Link
          component={RouterLink}
          to={manualOrderPath(id)}
          sx={{ display: 'block', mt: 1, typography: 'body2' }}
        >
          Open order {id}
        </Link>
      ) : null}
      {data.documents.length === 0 ? null : (
        <>
          <Typography {...previewHeading}>Documents</Typography>
          <OrderFiles orderId={id} mayChange={false} />
        </>
      )}
    </>
  )
}
