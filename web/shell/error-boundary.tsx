// A class, because React has no other way to catch errors while rendering.
import { Component, type ReactNode } from 'react';

interface Props {
  /** The location; a change of it removes the failure. */
  place: string;
  fallback: ReactNode;
  /** Called with the error. */
  onCatch?: (failure: Error) => void;
  children: ReactNode;
}

/** Shows the fallback until the location changes. */
export class ErrorBoundary extends Component<Props, { failedAt: string | null }> {
  override state: { failedAt: string | null } = { failedAt: null };

  static getDerivedStateFromProps({ place }: Props, { failedAt }: { failedAt: string | null }) {
    return failedAt !== null && failedAt !== '' && failedAt !== place ? { failedAt: null } : null;
  }

  static getDerivedStateFromError() {
    return { failedAt: '' };
  }

  override componentDidCatch(failure: Error): void {
    this.setState({ failedAt: this.props.place });
    this.props.onCatch?.(failure);
  }

  override render(): ReactNode {
    return this.state.failedAt === null ? this.props.children : this.props.fallback;
  }
}
