// Every number of the product that is not configuration.

/** Characters (code points, after trimming) of a student's argument. */
export const ARGUMENT_MAX = 300;
/** Code points of a statement, an option's text and a party's explanation. */
export const STATEMENT_MAX = 1_000;
/** The words beside a statement: plain ones, background, what its teacher may ask; and the teacher's own note. */
export const PLAIN_MAX = 200;
export const BACKGROUND_MAX = 600;
export const TALK_MAX = 600;
export const NOTE_MAX = 600;
export const OPINION_MAX = 100;
export const EXPLANATION_MAX = 20_000;
/** Own statements of a template or a game, code points of one, and its own options. */
export const OWN_STATEMENTS_MAX = 20;
/** Own statements of earlier games that a teacher may choose from. */
export const OWN_LISTED_MAX = 200;
export const OWN_STATEMENT_MAX = 200;
export const OWN_OPTIONS_MIN = 2;
export const OWN_OPTIONS_MAX = 5;
/** Code points of names, and of descriptions and rich text. */
export const NAME_MAX = 200;
export const CLASS_LABEL_MAX = 50;
export const TEXT_MAX = 20_000;
/** Other forms of a difficult word. */
export const WORD_FORMS_MAX = 20;
/** Code points of a text that is checked before it is stored. */
export const FLAGGED_MAX = 600;
/** The installation's own words that flag an argument, and code points of one. */
export const LISTED_WORDS_MAX = 2_000;
export const LISTED_WORD_MAX = 100;
/** Code points of a question from the class, how many a student may ask, and how many they may mark. */
export const QUESTION_MAX = 200;
export const QUESTIONS_PER_STUDENT = 3;
export const MARKS_PER_STUDENT = 3;
export const STATEMENTS_MAX = 500;
export const PARTIES_MAX = 100;
export const OPTIONS_MAX = 20;
/** Game templates of one user, and voting sessions of one user that are not archived. */
export const TEMPLATES_MAX = 1_000;
export const OPEN_SESSIONS_MAX = 1_000;
/** Bytes. */
export const IMPORT_BYTES_MAX = 10 * 1024 * 1024;
/** A reply above this is large: what a client does not read of it stays in memory. */
export const LARGE_REPLY_BYTES = 256_000;
export const IMAGE_BYTES_MAX = 5 * 1024 * 1024;
/** A side of an image, and all of it, in pixels; a larger one takes a phone's memory, however few its bytes. */
export const IMAGE_SIDE_MAX = 10_000;
export const IMAGE_PIXELS_MAX = 40_000_000;
/** The longest side, in pixels, at which the back office keeps a logo and an image of a text. */
export const LOGO_SIDE_MAX = 512;
export const TEXT_IMAGE_SIDE_MAX = 1_600;
/** Up to this many statements the navigator shows every number. */
export const NAVIGATOR_ALL_MAX = 9;
/** Milliseconds that a difficult word's explanation stays after leaving it. */
export const TOOLTIP_LEAVE_MS = 12_000;
/** Open connections of one address on a server: several schools, and each phone also with one just lost. */
export const CONNECTIONS_PER_ADDRESS = 10_000;
/** Messages that one connection of a socket may send at once, and each second after that. */
export const SOCKET_BURST = 40;
export const SOCKET_MESSAGES_PER_SECOND = 10;
export const UPLOAD_ADDRESS_MINUTES = 15;
/** Days after which an uploaded image that no text refers to is deleted; a draft in a browser may refer to it. */
export const TEXT_IMAGE_DAYS = 30;
export const INVITATION_DAYS = 30;
export const RESET_MINUTES = 60;
/** Days without an answer after which a game that nobody archived is archived. */
export const IDLE_DAYS = 30;
/** The extended statistics leave out games of fewer students. */
export const STATISTICS_PARTICIPANTS_MIN = 5;
/** How long somebody without an account may try games out. */
export const VISITOR_MINUTES = 120;
/** A try-out's statements, students, and parties: few invented students are several of each. */
export const VISITOR_STATEMENTS = 3;
export const VISITOR_PARTICIPANTS_MAX = 12;
export const VISITOR_PARTIES = 4;
/** How long a login lasts. */
export const LOGIN_DAYS = 30;
/** How long a login may wait for its code, and the codes that may be tried meanwhile. */
export const CHALLENGE_MINUTES = 5;
export const CHALLENGE_TRIES = 5;
/** Wrong codes after which the owner is notified and the next one waits: these seconds, doubling, at most an hour. */
export const WRONG_CODES = 10;
export const CODE_WAIT_SECONDS = 10;
export const CODE_WAIT_MAX_SECONDS = 3_600;
export const RECOVERY_CODES = 10;
/** How long a login at a school's provider may take, and the exchange of its hand-off after that. */
export const PROVIDER_LOGIN_MINUTES = 5;
export const HANDOFF_SECONDS = 60;
/** Minutes after a login in which an account without a password may choose one, or join a school login. */
export const FIRST_PASSWORD_MINUTES = 10;
/** Seconds in which a phone's link can be used, and in which the phone may fetch its login once it was let in. */
export const REMOTE_LINK_SECONDS = 120;
export const REMOTE_COLLECT_SECONDS = 60;
/** How long such a phone's login lasts. */
export const REMOTE_HOURS = 4;
/** Seconds for which the pairing code of a projector works. */
export const PAIRING_SECONDS = 120;
/** Projectors of one address that wait to be paired; a further one replaces one at random. */
export const WAITING_PROJECTORS_MAX = 200;
/** Projectors that show one voting session without a login. */
export const PROJECTORS_MAX = 10;
/** Seconds that the clock of the live screen can be set to at most. */
export const CLOCK_SECONDS_MAX = 3_600;
/** The last page of what does not fit on a board at once. */
export const PAGES_MAX = 999;
/** Hands that can be counted for one option at most. */
export const HANDS_MAX = 200;

// Numbers that protect students, so that no figure says what one of them did.

/** Answers (no skips) below which a match says too little to be called firm or not. */
export const MATCH_MIN = 5;
/** Students of a class below which nothing is said about how firm their matches are. */
export const CLASS_MIN = 5;
/** Players of a party below which their guesses are not shown. */
export const PLAYERS_MIN = 3;
/** New answerers by whom two figures of a class differ at least, however small the class is. */
export const SHOWN_STEP = 3;
/** In a larger class they are a quarter of it, at most six. */
export const STEP_SHARE = 4;
export const STEP_MAX = 6;
/** The first figure of a class has half of it, at most eight. */
export const FIRST_SHARE = 2;
export const FIRST_MAX = 8;
/** Snapshots of a statement in one round before the end of the game. */
export const SHOWN_TIMES = 3;
/** Students who gave an answer, below whom a step puts no argument for it on the board. */
export const DRAWN_MIN = 2;
/** Students who joined, below whom nobody is asked for a guess, and guesses below which nothing is said of them. */
export const GUESS_MIN = 5;
/** Students who answered in both rounds, below whom nothing is said about their shift. */
export const PAIRED_MIN = 5;
/** The share of the first round's students who must answer in the second before a shift is published. */
export const AGAIN_SHARE = 3 / 4;
/** A figure about a group of at most that many students would identify them. */
export const FEW = 2;

// An election, in a class and over the classes of a school.

/** Votes below which a ballot is not closed, however small the class is, and ballots of one game. */
export const BALLOT_MIN = 5;
export const BALLOTS_MAX = 2;
/** Code points of the name of a school's count, and how many days it takes classes. */
export const SCHOOL_NAME_MAX = 100;
export const SCHOOL_DAYS = 30;
/** Classes and votes below which nothing of it is published. */
export const SCHOOL_CLASSES_MIN = 3;
export const SCHOOL_VOTES_MIN = 40;
/** Seats of its parliament, and the share of the votes that a party needs for one. */
export const SCHOOL_SEATS = 100;
export const SCHOOL_THRESHOLD = 0.05;
