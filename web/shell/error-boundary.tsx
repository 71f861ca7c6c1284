// A class, because React has no other way to catch what breaks while drawing.
import { Component, type ReactNode } from 'react';

interface Props {
  /** Where the app is: going elsewhere leaves the failure behind. */
  place: string;
  fallback: ReactNode;
  /** Told why. */
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
