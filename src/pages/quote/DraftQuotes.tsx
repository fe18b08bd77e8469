import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Link as RouterLink } from 'react-router-dom'
import { quote } from '#contract/quote'
import { dateTime } from '#domain/formats'
import { EmptyList } from '../../components/list/EmptyList.tsx'
import { useCall } from '../../dataProvider/index.ts'
import { LoadFailure } from '../../layout/errors/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import { CreateQuoteButton } from './CreateQuoteButton.tsx'

// On a phone a draft is told by its number, what it is for and its customer.
const phone = {
  '& th:nth-of-type(n+4), & td:nth-of-type(n+4)': { display: { xs: 'none', sm: 'table-cell' } },
  '& td:nth-of-type(n+5)': { whiteSpace: 'nowrap' },
}

/** The person's quotes whose items have not left the first step, newest first. */
export function DraftQuotes() {
  const { data, error, isFetching, refetch } = useCall(quote.draftQuotes, {})
  return (
    <Page title="Draft Quotes" actions={<CreateQuoteButton />}>
      {error === null ? null : (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} back="/" />
      )}
      {data?.length === 0 ? (
        <EmptyList title="You have no draft quotes" action={<CreateQuoteButton />}>
          A quote stays here until one of its items is submitted.
        </EmptyList>
      ) : null}
      {data !== undefined && data.length > 0 ? (
        <TableContainer component={Paper} variant="outlined">
          <Table aria-label="Draft quotes" sx={phone}>
            <TableHead>
              <TableRow>
                <TableCell>Quote</TableCell>
                <TableCell>Description</TableCell>
                <TableCell>Customer</TableCell>
                <TableCell align="right">Items</TableCell>
                <TableCell>Changed</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map(draft => (
                <TableRow key={draft.id} hover>
                  <TableCell>
                    <Link component={RouterLink} to={`/quotes/${draft.id}`}>
                      {draft.quoteReference}
                    </Link>
                  </TableCell>
                  <TableCell>{draft.description}</TableCell>
                  <TableCell>{draft.customerName}</TableCell>
                  <TableCell align="right">{draft.itemCount}</TableCell>
                  <TableCell>{dateTime(draft.updatedAt)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : null}
    </Page>
  )
}
