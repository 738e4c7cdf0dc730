# Sourced by the image's entrypoint at the first start, as root of the database. Makes the user of the portal's
# processes: it reads and writes rows, and changes neither tables nor the triggers that protect the audit log.
docker_process_sql --database=mysql <<SQL
CREATE USER IF NOT EXISTS 'pratiche'@'%' IDENTIFIED BY '$(cat /run/secrets/database_password)';
GRANT SELECT, INSERT, UPDATE, DELETE ON \`$MYSQL_DATABASE\`.* TO 'pratiche'@'%';
SQL
