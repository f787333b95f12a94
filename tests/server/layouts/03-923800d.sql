BEGIN TRANSACTION;
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	line TEXT NOT NULL, 
	PRIMARY KEY (table_id, n)
);
INSERT INTO "chat" VALUES('t2t2t2t2t2t2',1,'{}');
CREATE TABLE links (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (hash)
);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('annaanna22','Anna',1.0);
CREATE TABLE reminders (
	person VARCHAR(32) NOT NULL, 
	document TEXT NOT NULL, 
	PRIMARY KEY (person)
);
CREATE TABLE schema_version (
	version INTEGER NOT NULL, 
	PRIMARY KEY (version)
);
INSERT INTO "schema_version" VALUES(1);
CREATE TABLE seatings (
	table_id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, person)
);
CREATE TABLE secrets (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (hash)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	public BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	document TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX tables_by_status ON tables (status, updated);
CREATE INDEX seatings_by_person ON seatings (person);
COMMIT;
