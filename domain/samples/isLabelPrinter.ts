/**
 * Whether a message option is a printer: its code starts with `PRINTER`, its name is the printer's and its value what
 * the printing system calls it. Source: 001 §7 (printers are message options); the form of the code is our own.
 */
export const isLabelPrinter = ({ code }: { readonly code: string }): boolean => code.startsWith('PRINTER')
