// The frame of a question set, shown or edited. It fills the window, so that list and statement scroll on their own; small windows scroll as a whole.
import type { ComponentProps, ReactNode } from 'react';

interface ChildrenProps {
  children: ReactNode;
}

export const SetFrame = ({ children }: ChildrenProps) => (
  <div className="flex min-h-dvh min-w-0 flex-col roomy:h-dvh">{children}</div>
);

interface SetHeaderProps {
  title: string;
  /** The language of the title, if it is content. */
  lang?: string;
  status: ReactNode;
  actions?: ReactNode;
}

export function SetHeader({ title, lang, status, actions }: SetHeaderProps) {
  return (
    <header className="relative flex flex-wrap items-center gap-x-4 gap-y-2 px-5 pt-4 pb-2 laptop:px-10">
      <div className="min-w-0 basis-cell grow">
        <h1 className="text-xl wrap-anywhere" lang={lang}>
          {title}
        </h1>
        {status}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}

/** A part whose content is below each other. */
export const SetForm = ({ children }: ChildrenProps) => (
  <div className="grid grid-cols-1 content-start gap-6 px-5 pt-6 pb-12 *:max-w-form roomy:overflow-y-auto laptop:px-10">
    {children}
  </div>
);

/** The statements with the open one. */
export const Twin = ({ children }: ChildrenProps) => (
  <div className="grid min-h-0 grid-cols-1 roomy:grid-cols-twin roomy:grid-rows-1">{children}</div>
);

export const SetDetail = (section: ComponentProps<'section'>) => (
  <section
    {...section}
    className="@container min-w-0 px-5 pt-4 pb-8 laptop:px-8 roomy:overflow-y-auto roomy:overscroll-contain"
  />
);
