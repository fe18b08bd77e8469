import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorPage } from './ErrorPage.tsx'

interface ErrorBoundaryProps {
  /** A new place is a new try: the error is forgotten when this changes. */
  readonly place: string
  readonly children: ReactNode
}

interface State {
  readonly error: unknown
  readonly failed: boolean
}

/** Shows the error page instead of a part of the application that failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: undefined, failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.failed && place !== this.props.place) this.setState({ error: undefined, failed: false })
  }

  override render() {
    return this.state.failed ? <ErrorPage error={this.state.error} /> : this.props.children
  }
}
