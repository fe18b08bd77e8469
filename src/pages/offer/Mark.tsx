/** The mark as the letter has it. */
export function Mark({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
      <g fill="none" stroke="#20419b" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M4 11 16 5l12 6v11l-12 6-12-6z" />
        <path d="M4 11l12 6 12-6M16 17v11" />
        <path d="M10 8l12 6v5" />
      </g>
    </svg>
  )
}
