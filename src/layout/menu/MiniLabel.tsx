import Typography from '@mui/material/Typography'

/** The label under an icon while the drawer is mini. */
export function MiniLabel({ text }: { readonly text: string }) {
  return (
    <Typography
      component="span"
      sx={{
        width: '100%',
        mt: 0.25,
        fontSize: '0.65625rem',
        lineHeight: 1.2,
        textAlign: 'center',
        textWrap: 'balance',
      }}
    >
      {text}
    </Typography>
  )
}
