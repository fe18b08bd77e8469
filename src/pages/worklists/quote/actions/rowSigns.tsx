import type { ReactNode } from 'react'

/** Drawn by hand: each row has two or three, and a component of the library for each took a tenth of a sort's time. */
const sign = (shape: ReactNode): ReactNode => (
  <svg width="1em" height="1em" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
    {shape}
  </svg>
)

/** Signs of the buttons of a row; as large as the text around them. */
export const rowSigns = {
  more: sign(
    <>
      <circle cx="12" cy="6" r="2" />
      <circle cx="12" cy="12" r="2" />
      <circle cx="12" cy="18" r="2" />
    </>,
  ),
  hold: sign(<path d="M7 5h3v14H7zM14 5h3v14h-3z" />),
  resume: sign(<path d="M8 5.5v13L18.5 12z" fill="none" stroke="currentColor" strokeWidth="2" />),
  preview: sign(<path d="M3 5h18v14H3z M15 5v14" fill="none" stroke="currentColor" strokeWidth="2" />),
} as const
