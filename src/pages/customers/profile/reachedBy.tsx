import Link from '@mui/material/Link'

/** A telephone number that is called by a press. */
export const phoneLink = (phone: string) => <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>

/** An address that is written to by a press. */
export const emailLink = (email: string) => <Link href={`mailto:${email}`}>{email}</Link>
