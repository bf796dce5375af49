import { Component, type ErrorInfo, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  /** Drawn in place of the children. `reset` tries them again. */
  readonly fallback: (error: unknown, reset: () => void) => ReactNode
  readonly onError?: (error: unknown, info: ErrorInfo) => void
  /** A change of this tries the children again: what failed has been replaced. */
  readonly resetOn?: unknown
  readonly children?: ReactNode
}

interface State {
  /** In a box, because anything can be thrown, undefined too. */
  readonly failure?: { readonly error: unknown }
}

/** Keeps a failure while drawing inside its own borders. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info)
    // The fallback was drawn before it was told: what it says may be different now.
    this.forceUpdate()
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.failure && before.resetOn !== this.props.resetOn) this.reset()
  }

  private readonly reset = (): void => this.setState({ failure: undefined })

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error, this.reset) : this.props.children
  }
}
