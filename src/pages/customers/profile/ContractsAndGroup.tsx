import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { customer } from '#contract/customer'
import { date } from '#domain/formats'
import { useCall } from '../../../dataProvider/index.ts'
import { profilePath } from '../../../resources/customers/profilePath.ts'
import { PartOf } from './PartOf.tsx'

const list = { display: 'grid', gap: 0.75, m: 0, p: 0, listStyle: 'none', typography: 'body2' } as const

function None({ children }: { readonly children: string }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  )
}

/** What was agreed with a customer for a time, and whom they buy together with. */
export function ContractsAndGroup({ customerCode }: { readonly customerCode: string }) {
  const contracts = useCall(customer.contracts, { query: { CustomerCode: customerCode } })
  const group = useCall(customer.group, { query: { CustomerCode: customerCode } })
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <PartOf label="contracts" part={contracts}>
        {rows =>
          rows.length === 0 ? (
            <None>There is no contract.</None>
          ) : (
            <Box component="ul" aria-label="Contracts" sx={list}>
              {rows.map(row => (
                <Box component="li" key={row.contractNo} sx={{ display: 'flex', gap: 1 }}>
                  <Box sx={{ minWidth: 0, color: row.isCurrent ? undefined : 'text.secondary' }}>
                    <Box>{`${row.contractNo} ${row.description}`}</Box>
                    <Box sx={{ color: 'text.secondary' }}>
                      {`${date(row.validFrom)} until ${date(row.validTo)}`}
                    </Box>
                  </Box>
                  {row.isCurrent ? <Chip label="Current" sx={{ ml: 'auto', height: 20 }} /> : null}
                </Box>
              ))}
            </Box>
          )
        }
      </PartOf>
      <PartOf label="group" part={group}>
        {rows =>
          rows.length === 0 ? (
            <None>The customer buys in no group.</None>
          ) : (
            <Box component="ul" aria-label={`Group ${rows[0]?.accountId ?? ''}`} sx={list}>
              {rows.map(row => (
                <li key={row.customerNo}>
                  {row.customerNo === customerCode ? (
                    row.displayName
                  ) : (
                    <Link component={RouterLink} to={profilePath(row.customerNo)} underline="hover">
                      {row.displayName}
                    </Link>
                  )}
                  <Box sx={{ color: 'text.secondary' }}>{row.address}</Box>
                </li>
              ))}
            </Box>
          )
        }
      </PartOf>
    </Box>
  )
}
