import { createContext } from 'react';

/** Whether only the teacher sees the screen, so that what the class must not see yet may stand there. A host that is no board says so. */
export const OwnScreen = createContext(false);
