-- Database and users of the portal, for MariaDB 10.11 or MySQL 8.4. Put two passwords of your own in place of the words
-- ("openssl rand -hex 24"); with the database on another machine, that of the portal in place of 127.0.0.1. Run it once:
--   mariadb < users.sql
CREATE DATABASE IF NOT EXISTS pratiche CHARACTER SET utf8mb4;
-- The owner of the tables: migrations and restores, nothing else (/etc/pratiche/migrate.env).
CREATE USER IF NOT EXISTS 'pratiche_owner'@'127.0.0.1' IDENTIFIED BY 'PASSWORD_OF_OWNER';
GRANT ALL PRIVILEGES ON pratiche.* TO 'pratiche_owner'@'127.0.0.1';
-- The processes: rows, neither tables nor the triggers that protect the audit log (/etc/pratiche/pratiche.env).
CREATE USER IF NOT EXISTS 'pratiche'@'127.0.0.1' IDENTIFIED BY 'PASSWORD_OF_PORTAL';
GRANT SELECT, INSERT, UPDATE, DELETE ON pratiche.* TO 'pratiche'@'127.0.0.1';
