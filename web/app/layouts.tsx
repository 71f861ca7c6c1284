// What stands around a page; those that not everybody needs come later.
import type { ComponentType } from 'react';
import { Outlet } from 'react-router';
import { type Later, later } from './later.tsx';
import { PublicLayout } from './public-layout.tsx';
import type { LayoutName } from './route-table.ts';
import { StudentLayout } from './student-layout.tsx';

const here = (Component: ComponentType): Later => ({ Component, load: async () => Component });

export const LAYOUTS: Record<LayoutName, Later> = {
  public: here(PublicLayout),
  split: later(async () => (await import('./split-layout.tsx')).SplitLayout),
  student: here(StudentLayout),
  teacher: later(async () => (await import('./teacher-layout.tsx')).TeacherLayout),
  live: later(async () => (await import('./live-layout.tsx')).LiveLayout),
  bare: here(Outlet),
};
